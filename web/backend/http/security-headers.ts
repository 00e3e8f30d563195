const NO_DEVICE = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/**
 * The headers every answer of a Toolbox site carries, on this machine and on any host.
 * Styles may be inline (the toaster and previews write them); scripts never.
 * @param connectOrigins where the page may connect to besides its own origin: the Supabase URL, if it is elsewhere
 * @returns header name to value
 */
export function securityHeaders(connectOrigins: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(" "),
    "worker-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": NO_DEVICE.map((device) => `${device}=()`).join(", "),
  };
}

/** How long a browser may keep a file: forever what has its hash in its name, not without asking all else. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}
