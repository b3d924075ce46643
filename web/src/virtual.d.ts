declare module "virtual:emblems" {
  /** The address of the picture with all emblems, each a symbol with the id of its card. */
  const address: string;
  export default address;
}
