export function writeAssetPacks(assets: string, target: string, quality?: number): Promise<void>;
