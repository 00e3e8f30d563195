/** True where the command key takes the place of Ctrl (macOS, iPadOS, iOS). */
export function isApple(platform: string = readPlatform()): boolean {
  return /mac|iphone|ipad|ipod/i.test(platform);
}

function readPlatform(): string {
  const { userAgentData, platform } = navigator as Navigator & { userAgentData?: { platform?: string } };
  return userAgentData?.platform || platform;
}
