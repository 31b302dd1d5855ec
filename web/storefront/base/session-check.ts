let check = () => {};

/** Registers what `recheckSession` runs; before that it does nothing. */
export const onRecheckSession = (run: () => void) => {
  check = run;
};

/** Asks the server again who is signed in: after a 401, or when the server has changed something of the customer's. */
export const recheckSession = () => check();

/** Whether the server's cookie marks this browser as signed in. Scripts cannot read the session itself. */
export const isMarkedSignedIn = () => /(^|; )(?:__Host-)?signed_in=1/.test(document.cookie);
