import type { Assets } from "./assets.ts";
import type { Canvas } from "./canvas.ts";
import type { Clock } from "./clock.ts";
import type { Deflate } from "./deflate.ts";
import type { Digest } from "./digest.ts";
import type { ImageCodec } from "./image-codec.ts";
import type { Random } from "./random.ts";

export type { Assets } from "./assets.ts";
export type {
  Canvas,
  Drawing,
  FontFile,
  Gradient,
  ImageType,
  PathShape,
  Pen,
  Picture,
  Surface,
  TextSize,
} from "./canvas.ts";
export type { GradientLayer, GradientStop, LinearLayer, RadialLayer } from "./gradient-layer.ts";
export type { Clipboard } from "./clipboard.ts";
export type { Clock } from "./clock.ts";
export type { Deflate, DeflateFormat } from "./deflate.ts";
export type { Digest, DigestAlgorithm, DigestStream } from "./digest.ts";
export type { ImageCodec } from "./image-codec.ts";
export type { Random } from "./random.ts";
export type { Point, Rect, Size } from "./rect.ts";
export type { BinaryFile, SaveOptions, Sink, TextFile } from "./sink.ts";

/** All that `generate` may touch of its host. Clipboard and sink are not here: delivering is the host's work. */
export interface Ports {
  readonly assets: Assets;
  readonly canvas: Canvas;
  readonly clock: Clock;
  readonly deflate: Deflate;
  readonly digest: Digest;
  readonly images: ImageCodec;
  readonly random: Random;
}
