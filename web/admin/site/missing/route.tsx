import { data } from 'react-router';

/** Any other path: the 404 page inside the frame, after signing in. */
export function loader() {
  throw data(null, { status: 404 });
}

/** React Router needs a component to show the boundary of a document. */
export default function Missing() {
  return null;
}
