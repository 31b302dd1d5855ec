/** Elements that draw. All others (scripts, frames, linked pictures, animations, editor data) are dropped with their content. */
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
const PRESENTATION =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray ' +
  'stroke-dashoffset stroke-miterlimit opacity color stop-color stop-opacity clip-path clip-rule mask marker-start ' +
  'marker-mid marker-end vector-effect paint-order font-family font-size font-weight font-style text-anchor ' +
  'dominant-baseline letter-spacing display visibility';

/** Presentation attributes of SVG. In a `style` attribute they are turned into attributes. */
export const PRESENTATION_ATTRIBUTES: ReadonlySet<string> = new Set(PRESENTATION.split(' '));
export const DRAWING_ATTRIBUTES: ReadonlySet<string> = new Set([...GEOMETRY.split(' '), ...PRESENTATION_ATTRIBUTES]);

const LOCAL_REFERENCE = /url\(\s*(['"]?)#[\w.:-]+\1\s*\)/g;

/** Whether a value refers to nothing outside the drawing: `url()` and `href` name only ids in the same file. */
export function isLocalValue(attribute: string, value: string): boolean {
  if (attribute === 'href') return /^#[\w.:-]+$/.test(value.trim());
  return !/url\s*\(|@|\\|expression|javascript:/i.test(value.replace(LOCAL_REFERENCE, ''));
}

const EMBEDDED_PHOTO = /^data:image\/(?:webp|png|jpeg);base64,[\w+/]+=*$/;

/** Whether a picture is in the file itself: a photo that runs nothing and loads nothing. */
export const isEmbeddedPhoto = (href: string): boolean => EMBEDDED_PHOTO.test(href);
