/**
 * Runs in the head of every page, as it is written here. `lostChunk` is what the router and `import()` ask when a file of
 * the page cannot be loaded (scripts/lost-chunks.ts): it reloads the page, or goes on to the one that is being opened, at
 * most once per path per 10 s (spec 8), and only while the shop answers: without a connection a reload would only
 * lose what is there. Nor while somebody is typing, or a field holds what its page did not bring; of a box only its tick
 * counts, as one without a value says "on" where its attribute says nothing, and not of those whose choice is kept elsewhere.
 * The rest of the site's own scripts comes with the visitor's first touch. Two seconds after the page is loaded its file is
 * fetched into the browser's cache: a first touch without a connection finds it there, and says so. A failed try is repeated.
 *
 * What is done before the page can answer is remembered and done again (early-clicks.ts), one task after the other, as React
 * shows what came of a press only then. A button counts once however often it was pressed in impatience, unless each press
 * steps; after five seconds nobody expects it any more. Fields that React sets (amounts, orders, switches) keep what was
 * chosen: `setRangeText` changes a field without its value being set, which React would take for its own doing. The link of
 * a large picture, which would leave the page, waits for four seconds.
 */
export const earlyScript = (late: string): string =>
  `window.lostChunk=async e=>{let r=window.__reactRouterDataRouter,h=location,t=r&&r.state.navigation.location||h,p=t.pathname+t.search,n=Date.now(),s;` +
  `try{s=JSON.parse(sessionStorage.reloads||"{}");if(n-s[p]<1e4||t===h&&(document.activeElement?.selectionStart>0||[...document.querySelectorAll("input,textarea")].some(f=>f.checked!=f.defaultChecked&&!f.closest(".switch,.facet,[data-compare]")||!/box|radio/.test(f.type)&&f.value!=f.defaultValue)))throw e;await fetch("/builds/latest.json?"+n);s[p]=n;sessionStorage.reloads=JSON.stringify(s)}catch{throw e}` +
  `p===h.pathname+h.search?h.reload():h.assign(p+t.hash);return new Promise(()=>{})};` +
  `{let u=${JSON.stringify(late)},o,f=()=>{if(!o){o=1;let s=document.createElement("script");s.src=u;s.onerror=()=>o=0;document.head.append(s)}};` +
  `for(let e of["pointerdown","keydown","offline"])addEventListener(e,f,{capture:!0,passive:!0});` +
  `addEventListener("load",()=>setTimeout(()=>o||fetch(u,{priority:"low"}).catch(()=>{}),2e3))}` +
  `{let c=[],on=["click","input"],w=()=>new Promise(r=>setTimeout(r)),f=e=>{let p,b=e.target.closest(e.type=="click"?"button[type=button],.gal-track a":"select,.stepper input,[role=switch]");if(!b)return;` +
  `if(b.href){if(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;e.preventDefault();setTimeout(()=>c.includes(p)&&location.assign(b.href),4e3)}` +
  `c=c.filter(o=>o[0]!=b||b.matches(".stepper button"));c.push(p=[b,Date.now(),b.type=="checkbox"?b.checked:b.value])};` +
  `for(let t of on)addEventListener(t,f,!0);` +
  `window.earlyClicks=()=>{for(let t of on)removeEventListener(t,f,!0);window.earlyClicks=async()=>{for(let p;p=c.shift();){await w();let[b,t,v]=p;if(!b.isConnected)continue;` +
  `if(b.matches("a,button"))Date.now()-t<5e3&&b.click();` +
  `else if(b.type=="checkbox"){b.checked=!v;b.click()}` +
  `else{if(b.setRangeText){b.value="";b.setRangeText(v,0,0,"end")}else b.value=v;` +
  `for(let t of["input","change","focusout"])if(t!="focusout"||b!=document.activeElement){b.dispatchEvent(new Event(t,{bubbles:!0}));await w()}}}}}}`;
