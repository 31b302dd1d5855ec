/** Under which the router keeps how far pages were scrolled. */
export const SCROLL_KEY = 'scroll-positions';

/**
 * Runs in the head, before everything that reads the browser's storage: where that is forbidden or broken, one that lives as long as the
 * page stands in its place, so that nothing has to reckon with it; and positions of scrolling that the router could not
 * read go, as it would fail on them.
 */
export const earlyStorageScript =
  `for(let n of["localStorage","sessionStorage"])try{window[n].getItem(n)}catch{Object.defineProperty(window,n,{value:Object.create({getItem(k){return Object.hasOwn(this,k)?this[k]:null},setItem(k,v){this[k]=""+v},removeItem(k){delete this[k]}})})}` +
  `{let k="${SCROLL_KEY}",o={};try{o=JSON.parse(sessionStorage.getItem(k)||"{}")}catch{o=0}if(!o||typeof o!="object")sessionStorage.removeItem(k)}`;
