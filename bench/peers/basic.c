/* Peer for the benchmark: the two-player "Basic" mirror in plain C.
 *
 * Each turn: play all treasures, then buy Province with 8+, else Gold with 6+, else Silver
 * with 3+. Flat arrays, full Fisher-Yates shuffles, nothing precomputed.
 *
 *     cc -O2 -o basic basic.c && ./basic GAMES SEED
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COPPER, SILVER, GOLD, ESTATE, PROVINCE, KINDS };
enum { HAND = 5, MAX_CARDS = 10 + 40 + 30 + 8 };

static const int COINS[KINDS] = {1, 2, 3, 0, 0};
static const int POINTS[KINDS] = {0, 0, 0, 1, 6};

typedef struct {
    uint8_t deck[MAX_CARDS], discard[MAX_CARDS], hand[HAND];
    int deck_size, discard_size, hand_size, points, turns;
} Player;

static uint64_t counter;

/* splitmix64: a counter stepped by a fixed odd number, then mixed. */
static uint64_t next_random(void) {
    uint64_t z = counter += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* Uniform in [0, n); with n below 100 the bias is under 1e-7. */
static int random_below(int n) { return (int)(((next_random() >> 32) * (uint64_t)n) >> 32); }

static void draw_hand(Player *p) {
    while (p->hand_size < HAND) {
        if (p->deck_size == 0) {
            if (p->discard_size == 0)
                return;
            memcpy(p->deck, p->discard, (size_t)p->discard_size);
            p->deck_size = p->discard_size;
            p->discard_size = 0;
            for (int i = p->deck_size - 1; i > 0; i--) {
                int j = random_below(i + 1);
                uint8_t card = p->deck[i];
                p->deck[i] = p->deck[j];
                p->deck[j] = card;
            }
        }
        p->hand[p->hand_size++] = p->deck[--p->deck_size];
    }
}

static void start(Player *p) {
    memset(p, 0, sizeof *p);
    for (int i = 0; i < 10; i++)
        p->discard[p->discard_size++] = i < 7 ? COPPER : ESTATE;
    p->points = 3 * POINTS[ESTATE];
    draw_hand(p);
}

static void take_turn(Player *p, int supply[KINDS]) {
    int coins = 0, bought = -1;
    p->turns++;
    for (int i = 0; i < p->hand_size; i++)
        coins += COINS[p->hand[i]];

    if (coins >= 8 && supply[PROVINCE] > 0)
        bought = PROVINCE;
    else if (coins >= 6 && supply[GOLD] > 0)
        bought = GOLD;
    else if (coins >= 3 && supply[SILVER] > 0)
        bought = SILVER;
    if (bought >= 0) {
        supply[bought]--;
        p->points += POINTS[bought];
        p->discard[p->discard_size++] = (uint8_t)bought;
    }

    for (int i = 0; i < p->hand_size; i++)
        p->discard[p->discard_size++] = p->hand[i];
    p->hand_size = 0;
    draw_hand(p);
}

/* Returns the winning seat, or 2 for a shared win; equal points go to the fewer turns. */
static int play_game(uint64_t *turns) {
    Player players[2];
    int supply[KINDS] = {[SILVER] = 40, [GOLD] = 30, [PROVINCE] = 8};
    start(&players[0]);
    start(&players[1]);
    for (int seat = 0; supply[PROVINCE] > 0; seat = 1 - seat)
        take_turn(&players[seat], supply);

    Player *first = &players[0], *second = &players[1];
    *turns += (uint64_t)(first->turns + second->turns);
    if (first->points != second->points)
        return first->points > second->points ? 0 : 1;
    return first->turns > second->turns ? 1 : 2;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    uint64_t games = argc == 3 ? strtoull(argv[1], NULL, 10) : 0;
    if (games == 0) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    counter = strtoull(argv[2], NULL, 10);

    uint64_t results[3] = {0}, turns = 0;
    double begin = now();
    for (uint64_t i = 0; i < games; i++)
        results[play_game(&turns)]++;
    double seconds = now() - begin;

    printf("games=%" PRIu64 " seconds=%.3f games_per_second=%.0f wins_first=%" PRIu64
           " wins_second=%" PRIu64 " ties=%" PRIu64 " turns_per_player_mean=%.3f\n",
           games, seconds, (double)games / seconds, results[0], results[1], results[2],
           (double)turns / (2.0 * (double)games));
    return 0;
}
