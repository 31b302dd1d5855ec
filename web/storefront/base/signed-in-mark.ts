/** Whether the server's cookie marks this browser as signed in. Scripts cannot read the session itself. */
export const isMarkedSignedIn = () => /(^|; )(?:__Host-)?signed_in=1/.test(document.cookie);
