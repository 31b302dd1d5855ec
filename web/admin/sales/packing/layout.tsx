import { Outlet } from 'react-router';
import { askToSignIn } from '#web/admin/base/ask-to-sign-in.ts';
import { Fault } from '#web/admin/base/pieces/fault.tsx';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [askToSignIn];

/** A layout without a loader would not ask to sign in on client navigation. */
export const loader = () => null;

export default function PackingLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />;
}
