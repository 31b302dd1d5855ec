import { inkFill, LEVELS } from './ink.mjs';
import { cross, dot, minus, unit } from './solid.mjs';

/** Numbers of the paths are whole on this many units a pixel. */
const GRID = 2;
/** The raster that finds out what covers what. */
const WIDTH = 1400;
const HEIGHT = 1050;
/** Depths nearer than this, in centimetres, are one. */
const TOUCH = 0.3;
/** Light from the upper left, a little from the front, in the view's own axes. */
const LIGHT = unit([-0.55, 0.8, 0.5]);

/** Turns the model and looks at it from `distance` cm. */
function camera({ yaw, pitch, distance = 900 }) {
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const turn = ([x, y, z]) => {
    const depth = z * cy - x * sy;
    return [x * cy + z * sy, y * cp - depth * sp, depth * cp + y * sp];
  };
  const project = (point) => {
    const [x, y, depth] = turn(point);
    const size = distance / (distance - depth);
    return [x * size, -y * size, depth];
  };
  return { turn, project };
}

/** Draws a model into a scene as paths, the far ones first. */
export function drawSolid(s, solid, view) {
  const { turn, project } = camera(view);
  const faces = solid.faces
    .map((face) => ({ ...face, flat: face.points.map(project), normal: normalOf(face.points.map(turn)) }))
    .filter(({ flat, isSheet }) => isSheet || area(flat) < 0);
  const place = fitter(faces);
  for (const face of faces) face.flat = face.flat.map(place);
  shadows(s, solid, (point) => place(project(point)));
  const order = paintOrder(faces);
  const fills = order.map((face) => inkFill(s, face.ink, lightOn(face)));
  paths(s, order, fills);
}

function normalOf(points) {
  let normal = [0, 0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const part = cross(minus(points[i], points[0]), minus(points[i + 1], points[0]));
    normal = normal.map((value, k) => value + part[k]);
  }
  return unit(normal);
}

/** Twice the area on the picture: negative for what turns its front to us. */
const area = (flat) =>
  flat.reduce((sum, [x, y], i) => {
    const [nx, ny] = flat[(i + 1) % flat.length];
    return sum + x * ny - nx * y;
  }, 0);

function lightOn({ normal, isSheet, flat }) {
  const turned = isSheet && area(flat) > 0 ? normal.map((value) => -value) : normal;
  return 0.27 + 0.58 * dot(turned, LIGHT) + 0.08 * turned[1];
}

function fitter(faces) {
  const xs = faces.flatMap(({ flat }) => flat.map(([x]) => x));
  const ys = faces.flatMap(({ flat }) => flat.map(([, y]) => y));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(1000 / (right - left), 730 / (bottom - top));
  return ([x, y, depth]) => [600 + (x - (left + right) / 2) * scale, 445 + (y - (top + bottom) / 2) * scale, depth];
}

function shadows(s, solid, at) {
  const spots = solid.contacts.map(({ x, z, radius }) => {
    const [cx, cy] = at([x, 0, z]);
    const reach = [
      [radius, 0],
      [0, radius],
    ].map(([dx, dz]) => minus(at([x + dx, 0, z + dz]), [cx, cy, 0]));
    return [cx, cy, Math.hypot(reach[0][0], reach[1][0]) * 1.25, Math.hypot(reach[0][1], reach[1][1]) * 1.25 + 5];
  });
  const xs = spots.flatMap(([x, , rx]) => [x - rx, x + rx]);
  const ys = spots.map(([, y]) => y);
  const middle = (values) => (Math.min(...values) + Math.max(...values)) / 2;
  s.shadow(
    middle(xs),
    middle(ys),
    ((Math.max(...xs) - Math.min(...xs)) / 2) * 1.06,
    26 + (Math.max(...ys) - Math.min(...ys)) * 0.62,
  );
  for (const [x, y, rx, ry] of spots) s.shadow(x, y, rx, ry);
}

/**
 * Faces from far to near, without those that nothing shows. A raster counts, pixel by pixel, which face lies behind which; the order
 * follows the counts, and depth breaks circles.
 */
function paintOrder(faces) {
  const pixels = new Map();
  faces.forEach((face, index) => {
    face.index = index;
    face.depth = face.flat.reduce((sum, [, , depth]) => sum + depth, 0) / face.flat.length;
    rasterize(face, (at, depth) => {
      const list = pixels.get(at);
      if (list) list.push([index, depth]);
      else pixels.set(at, [[index, depth]]);
    });
  });
  const visible = new Set();
  const behind = new Map();
  for (const list of pixels.values()) {
    list.sort((a, b) => b[1] - a[1]);
    const opaque = list.findIndex(([index]) => faces[index].ink !== 'glass');
    const seen = opaque < 0 ? list : list.slice(0, opaque + 1);
    for (const [index] of seen) visible.add(index);
    for (let i = 0; i < list.length - 1; i++) {
      if (list[i][1] - list[i + 1][1] < TOUCH) continue;
      const [near, far] = [list[i][0], list[i + 1][0]];
      const key = near < far ? `${near} ${far}` : `${far} ${near}`;
      behind.set(key, (behind.get(key) ?? 0) + (near < far ? 1 : -1));
    }
  }
  return sorted(faces, visible, behind);
}

/** Scan lines through the middle of each pixel, with the depth of the face's plane. */
function rasterize({ flat }, visit) {
  const [a, b] = [WIDTH / 1200, HEIGHT / 900];
  const points = flat.map(([x, y, depth]) => [x * a, y * b, depth]);
  const depthAt = plane(points);
  const ys = points.map(([, y]) => y);
  for (let row = Math.ceil(Math.min(...ys) - 0.5); row + 0.5 < Math.max(...ys); row++) {
    const y = row + 0.5;
    const cuts = [];
    points.forEach(([x1, y1], i) => {
      const [x2, y2] = points[(i + 1) % points.length];
      if (y1 <= y !== y2 <= y) cuts.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    });
    cuts.sort((p, q) => p - q);
    for (let i = 0; i + 1 < cuts.length; i += 2)
      for (let column = Math.ceil(cuts[i] - 0.5); column + 0.5 < cuts[i + 1]; column++)
        visit(row * WIDTH + column, depthAt(column + 0.5, y));
  }
}

function plane(points) {
  const [nx, ny, nz] = normalOf(points);
  const [cx, cy, cz] = points.reduce((sum, p) => sum.map((v, k) => v + p[k] / points.length), [0, 0, 0]);
  const depths = points.map((p) => p[2]);
  const [low, high] = [Math.min(...depths), Math.max(...depths)];
  return (x, y) =>
    Math.abs(nz) < 1e-4 ? cz : Math.min(high, Math.max(low, cz - (nx * (x - cx) + ny * (y - cy)) / nz));
}

function sorted(faces, visible, behind) {
  const after = new Map([...visible].map((index) => [index, []]));
  const waits = new Map([...visible].map((index) => [index, 0]));
  for (const [key, count] of behind) {
    const [low, high] = key.split(' ').map(Number);
    if (count === 0 || !visible.has(low) || !visible.has(high)) continue;
    const [near, far] = count > 0 ? [low, high] : [high, low];
    after.get(far).push(near);
    waits.set(near, waits.get(near) + 1);
  }
  const order = [];
  const left = new Set(visible);
  let ink = '';
  while (left.size > 0) {
    const free = [...left].filter((index) => waits.get(index) === 0);
    const pick = (list) =>
      list.find((index) => inkKey(faces[index]) === ink) ??
      list.reduce((a, b) => (faces[a].depth < faces[b].depth ? a : b));
    const next = pick(free.length > 0 ? free : [[...left].reduce((a, b) => (faces[a].depth < faces[b].depth ? a : b))]);
    left.delete(next);
    order.push(faces[next]);
    ink = inkKey(faces[next]);
    for (const near of after.get(next)) waits.set(near, waits.get(near) - 1);
  }
  return order;
}

const inkKey = (face) => `${face.ink} ${Math.round(lightOn(face) * LEVELS)}`;

/** One path for each run of faces of one fill; a hair of the same colour closes the seams. */
function paths(s, faces, fills) {
  s.shapes.push(`<g transform="scale(${1 / GRID})" stroke-width="2.2" stroke-linejoin="round">`);
  for (let i = 0; i < faces.length; ) {
    let d = '';
    const fill = fills[i];
    while (i < faces.length && fills[i] === fill) d += outline(faces[i++].flat);
    s.shapes.push(`<path d="${d}" fill="${fill}"${fill === s.G.gl ? '' : ` stroke="${fill}"`}/>`);
  }
  s.shapes.push('</g>');
}

function outline(flat) {
  const points = flat.map(([x, y]) => [Math.round(x * GRID), Math.round(y * GRID)]);
  const steps = points.slice(1).map(([x, y], i) => `${x - points[i][0]} ${y - points[i][1]}`);
  return `M${points[0].join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}
