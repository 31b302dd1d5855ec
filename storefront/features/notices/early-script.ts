/**
 * Runs in the head of every page, as it is written here. `lostChunk` is what the router and `import()` ask when a file of
 * the page cannot be loaded (scripts/lost-chunks.ts): it reloads the page, or goes on to the one that is being opened, at
 * most once per path per 10 s (spec 8), and only while the shop answers: without a connection a reload would only
 * lose what is there. Nor while somebody is typing, or a field holds what its page did not bring. The rest of the site's own
 * scripts comes with the visitor's first touch. Buttons pressed before the page can answer are remembered (early-clicks.ts).
 */
export const earlyScript = (late: string): string =>
  `window.lostChunk=async e=>{let r=window.__reactRouterDataRouter,h=location,t=r&&r.state.navigation.location||h,p=t.pathname+t.search,n=Date.now(),s;` +
  `try{s=JSON.parse(sessionStorage.reloads||"{}");if(n-s[p]<1e4||t===h&&(document.activeElement?.selectionStart>0||[...document.querySelectorAll("input,textarea")].some(f=>f.value!=f.defaultValue||f.checked!=f.defaultChecked)))throw e;await fetch("/builds/latest.json?"+n);s[p]=n;sessionStorage.reloads=JSON.stringify(s)}catch{throw e}` +
  `p===h.pathname+h.search?h.reload():h.assign(p+t.hash);return new Promise(()=>{})};` +
  `{let f=()=>{if(f){f=0;let s=document.createElement("script");s.src=${JSON.stringify(late)};document.head.append(s)}};` +
  `for(let e of["pointerdown","keydown","offline"])addEventListener(e,()=>f&&f(),{capture:!0,once:!0,passive:!0})}` +
  `{let c=[],f=e=>{let b=e.target.closest("button[type=button]");b&&c.push(b)};addEventListener("click",f,!0);` +
  `window.earlyClicks=()=>(removeEventListener("click",f,!0),c)}`;
