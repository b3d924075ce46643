/** Each player has the same colour everywhere. */

const COLOURS = ["reaction", "treasure", "curse", "victory", "attack", "action"];

export const seatColour = (seat: number): string => `var(--${COLOURS[seat % COLOURS.length]})`;
