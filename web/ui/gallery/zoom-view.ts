/** A picture in its container: enlarged `scale` times about the middle, then moved by `x`, `y` pixels. */
export type ZoomView = { scale: number; x: number; y: number };
export type Box = { width: number; height: number };

export const MAX_SCALE = 4;
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value)) || 0;

/** Limits the scale to 1–`MAX_SCALE` and the offset so that no edge comes inside the container. */
export function clampView({ scale, x, y }: ZoomView, { width, height }: Box): ZoomView {
  const kept = Math.max(1, Math.min(MAX_SCALE, scale));
  return { scale: kept, x: within(x, (width * (kept - 1)) / 2), y: within(y, (height * (kept - 1)) / 2) };
}

/** Zooms by a factor and keeps the point at `at` in place; `at` is relative to the container's middle. */
export function zoomAbout(view: ZoomView, factor: number, at: { x: number; y: number }, box: Box): ZoomView {
  const scale = Math.max(1, Math.min(MAX_SCALE, view.scale * factor));
  const grown = scale / view.scale;
  return clampView({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, box);
}

/** Moves the picture by pixels. */
export const panBy = (view: ZoomView, dx: number, dy: number, box: Box): ZoomView =>
  clampView({ ...view, x: view.x + dx, y: view.y + dy }, box);
