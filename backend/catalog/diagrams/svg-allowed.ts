/** Elements that draw. Everything else (scripts, frames, pictures, animations, editors' own) goes with what is in it. */
export const DRAWING_ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'use',
  'symbol',
  'path',
  'line',
  'polyline',
  'polygon',
  'rect',
  'circle',
  'ellipse',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'title',
  'desc',
]);

const GEOMETRY =
  'id d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height points transform viewBox preserveAspectRatio href offset ' +
  'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits ' +
  'patternContentUnits patternTransform markerWidth markerHeight markerUnits refX refY orient pathLength rotate textLength';
const LOOK =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray ' +
  'stroke-dashoffset stroke-miterlimit opacity color stop-color stop-opacity clip-path clip-rule mask marker-start ' +
  'marker-mid marker-end vector-effect paint-order font-family font-size font-weight font-style text-anchor ' +
  'dominant-baseline letter-spacing display visibility';

/** Properties that may stand in a `style` attribute; they become attributes. */
export const LOOK_ATTRIBUTES: ReadonlySet<string> = new Set(LOOK.split(' '));
export const DRAWING_ATTRIBUTES: ReadonlySet<string> = new Set([...GEOMETRY.split(' '), ...LOOK_ATTRIBUTES]);

const OWN_REFERENCE = /url\(\s*(['"]?)#[\w.:-]+\1\s*\)/g;

/** A value that reaches nothing outside of the drawing: `url()` and `href` name only its own parts. */
export function staysInside(attribute: string, value: string): boolean {
  if (attribute === 'href') return /^#[\w.:-]+$/.test(value.trim());
  return !/url\s*\(|@|\\|expression|javascript:/i.test(value.replace(OWN_REFERENCE, ''));
}
