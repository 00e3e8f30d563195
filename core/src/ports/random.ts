export interface Random {
  /** Cryptographically strong random bytes. @param length 0 to 65,536 */
  bytes(length: number): Uint8Array;
}
