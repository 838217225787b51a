/**
 * The parts of an e-mail or web address, after which it may break: those that end with its `@` and dots, but for the dot
 * before the last label of the domain.
 */
export function addressParts(address: string): string[] {
  return address.match(/[^@.]*@|[^@.]+\.(?=.*\.)|.+$/g) ?? [];
}
