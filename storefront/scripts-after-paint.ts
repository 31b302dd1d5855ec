const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const PRELOADED = 'rel="modulepreload"';
const MODULE = '<script type="module"';
const MANIFEST = /(__reactRouterManifest = )(\{[\s\S]*?\});\s*(?=window)/;
const IMPORT = /import \* as (\w+) from ("[^"]+");\s*/g;

/**
 * When what the first screen shows is there and painted, or with the first touch: until then a phone's line is for the
 * page's styles, fonts and pictures. A picture that does not come holds nothing up for longer than a second, the rest of
 * the page not for longer than four.
 */
const AFTER_PAINT =
  'await new Promise(go=>{let on=(t,f)=>addEventListener(t,f,{once:!0,capture:!0,passive:!0}),' +
  'shown=async()=>{let seen=[...document.images].filter(i=>{let r=i.getBoundingClientRect();return r.width&&r.bottom>0&&r.top<innerHeight&&r.left<innerWidth});' +
  'setTimeout(go,1e3);await Promise.allSettled(seen.map(i=>i.decode()));' +
  'document.hidden?go():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)))};' +
  'setTimeout(go,4e3);for(let t of["pointerdown","keydown","focusin"])on(t,go);' +
  'document.readyState=="complete"?shown():on("load",shown)});';

/** Pages for one visitor, whose scripts have a nonce, are for typing into: their scripts come at once, after what paints. */
const atLeisure = (head: string) => head.replaceAll(PRELOADED, `${PRELOADED} fetchpriority="low"`);

/**
 * Lets browsers fetch and run a page's scripts after what paints it. The router names them in the head, where they would
 * take most of a phone's line, and imports them as soon as it is parsed; here they are named and imported by the one
 * script that starts the page, when it is time (decision 0034). Gives the same page in parts; what stands between head and
 * scripts, most of it, is not read.
 */
export function scriptsAfterPaint(html: Buffer): Buffer[] {
  const headEnd = html.indexOf('</head>');
  const script = html.indexOf(MODULE, headEnd);
  if (headEnd === -1) return [html];
  if (script === -1) return [Buffer.from(atLeisure(html.toString('utf8', 0, headEnd))), html.subarray(headEnd)];
  const named: string[] = [];
  const unnamed = (text: string) =>
    text.replace(PRELOAD, (_, href: string) => {
      named.push(href);
      return '';
    });
  const link = html.indexOf(PRELOADED, headEnd);
  const start = link === -1 || link > script ? script : html.lastIndexOf('<', link);
  const head = unnamed(html.toString('utf8', 0, headEnd));
  const scripts = unnamed(html.toString('utf8', start)).replace(
    /(<script type="module"[^>]*>)([\s\S]*?)(<\/script>)/g,
    (_, open: string, code: string, close: string) => open + startedLater(code, named) + close,
  );
  return [Buffer.from(head), html.subarray(headEnd, start), Buffer.from(scripts)];
}

/** What the router tells the browser of the routes, without what goes without saying: it is written to be read. */
const shortened = (manifest: string) =>
  JSON.stringify(JSON.parse(manifest), (name, value) =>
    value === false || (name === 'css' && !value.length) ? undefined : value,
  );

/** The script that starts a page, with `import` asked for after the paint; one that imports nothing stays as it is. */
export function startedLater(code: string, named: readonly string[]): string {
  const imports = [...code.matchAll(IMPORT)];
  if (imports.length === 0) return code;
  const names = imports.map(([, name]) => name).join();
  const files = imports.map(([, , file]) => `import(${file})`).join();
  // all at once: without their names known the browser would find the ones below only when it has read those above. A page
  // whose files are gone (a newer build's are there instead) is loaded again once (notices/early-script.ts); one that is left
  // while they come, or whose files are blocked, stays what the server wrote
  const fetchAll = `for(let href of ${JSON.stringify(named)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  const rest = code
    .replace(IMPORT, '')
    .replace(MANIFEST, (_, start: string, json: string) => `${start}${shortened(json)};`);
  return `${AFTER_PAINT}${fetchAll}const[${names}]=await Promise.all([${files}]).catch(e=>window.lostChunk(e)).catch(()=>new Promise(()=>{}));${rest}`;
}
