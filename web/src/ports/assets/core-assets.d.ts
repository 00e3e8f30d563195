/** Made by web/scripts/core-assets-plugin.ts. */
declare module "virtual:core-assets" {
  /** The first part of an asset's name to the address of that folder, which ends in a slash. */
  export const folders: Readonly<Record<string, string>>;
}
