import { consentPattern } from '#web/storefront/base/consent/choice.ts';

/** The event of the window that tells scripts that the choice has changed, here or in another tab. */
export const CONSENT_EVENT = 'consent';

/** Of both forms: the banner's and the one of /evasteet. */
export const CONSENT_FORM = 'data-consent-form';

/**
 * Runs in the head, before anything is painted, so that the banner is never seen by those who have chosen. The cookie is
 * the only truth: what it says stands in `<html data-consent="…">` (letters of choice.ts), which styles and scripts read.
 * A press of the banner posts its form as any browser would, only without leaving the page; when no cookie comes of it (offline, refused),
 * the banner says so. `data-tags` is the id of the
 * tag manager, there only where it may load (docs/tags.md). Written into the HTML, so that no page loads a script for it.
 */
export const earlyConsentScript = (gtmId: string | null): string =>
  `(()=>{let d=document.documentElement.dataset,read=()=>{let c=document.cookie.match(/${consentPattern(gtmId !== null)}/);if(c&&c[1]!==d.consent){d.consent=c[1];${
    gtmId ? `/[sm]/.test(c[1])?d.tags="${gtmId}":delete d.tags;` : ''
  }dispatchEvent(new Event("${CONSENT_EVENT}"))}};read();addEventListener("focus",read);addEventListener("submit",e=>{let f=e.target;if(!f.matches("[${CONSENT_FORM}=quiet]"))return;e.preventDefault();let w=f.querySelector("[role=alert]");w.hidden=true;fetch(f.action,{method:"POST",body:new URLSearchParams(new FormData(f,e.submitter)),redirect:"manual"}).then(read,()=>{}).then(()=>{w.hidden="consent"in d})})})()`;
