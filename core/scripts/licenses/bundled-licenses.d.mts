/** A part of a build for Vite and for rolldown alike; both check its hooks for themselves. */
interface BuildPart {
  readonly name: string;
}

interface License {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly homepage: string;
  readonly text: string;
}

export function packageFolder(id: string): string | undefined;
export function readLicense(folder: string): License;
export function licenseFile(folders: Iterable<string>): string;
export function bundledLicenses(options: { readonly fileName: string; readonly also?: readonly string[] }): {
  readonly plugin: BuildPart;
  readonly inside: BuildPart;
};
