let look = () => {};

/** What happens when the backend says that nobody is signed in; until then nothing does. */
export const onSessionLost = (then: () => void) => {
  look = then;
};

/** For whoever asked the backend as a customer and was answered 401. */
export const sessionLost = () => look();
