/** Storage key of the router's scroll positions. */
export const SCROLL_KEY = 'scroll-positions';

/**
 * Runs in the head before any other access to storage. Where storage is forbidden or broken it installs one in
 * memory, so that other code needs no check. Removes unreadable scroll positions, on which the router would fail.
 */
export const earlyStorageScript =
  `for(let n of["localStorage","sessionStorage"])try{window[n].getItem(n)}catch{Object.defineProperty(window,n,{value:Object.create({getItem(k){return Object.hasOwn(this,k)?this[k]:null},setItem(k,v){this[k]=""+v},removeItem(k){delete this[k]}})})}` +
  `{let k="${SCROLL_KEY}",o={};try{o=JSON.parse(sessionStorage.getItem(k)||"{}")}catch{o=0}if(!o||typeof o!="object")sessionStorage.removeItem(k)}`;
