const pattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Why the address cannot be used, or null when it can. */
export function validateEmail(email: string): string | null {
  const address = email.trim();
  if (address === "") return "Enter your email address.";
  return pattern.test(address)
    ? null
    : "Enter an address such as ana@example.com.";
}
