import { consentPattern } from '#web/storefront/base/consent/choice.ts';

/** Window event: the choice has changed, in this tab or another. */
export const CONSENT_EVENT = 'consent';

/** Marks both consent forms, the banner's and the one of /evasteet. */
export const CONSENT_FORM = 'data-consent-form';

/**
 * Runs in the head before the first paint, so that visitors who have chosen never see the banner. Copies the letters
 * of the cookie to `<html data-consent="…">`, which styles and scripts read. Posts the banner's form without leaving
 * the page and shows an error when no cookie comes back. `data-tags` holds the id of the tag manager, only where it
 * may load (tag-1). Inline, so that no page loads a script for it.
 */
export const earlyConsentScript = (gtmId: string | null): string =>
  `(()=>{let d=document.documentElement.dataset,read=()=>{let c=document.cookie.match(/${consentPattern(gtmId !== null)}/);if(c&&c[1]!==d.consent){d.consent=c[1];${
    gtmId ? `/[sm]/.test(c[1])?d.tags="${gtmId}":delete d.tags;` : ''
  }dispatchEvent(new Event("${CONSENT_EVENT}"))}};read();addEventListener("focus",read);addEventListener("submit",e=>{let f=e.target;if(!f.matches("[${CONSENT_FORM}=quiet]"))return;e.preventDefault();let w=f.querySelector("[role=alert]");w.hidden=true;fetch(f.action,{method:"POST",body:new URLSearchParams(new FormData(f,e.submitter)),redirect:"manual"}).then(read,()=>{}).then(()=>{w.hidden="consent"in d})})})()`;
