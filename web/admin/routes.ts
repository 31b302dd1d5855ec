import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Route table of the admin. All pages but those of signing in are under the layout that asks to sign in. */
export default [
  route('kirjaudu', 'site/sign-in/route.tsx'),
  route('nakyma', 'site/view/route.ts'),
  layout('site/shell/layout.tsx', [
    index('sales/today/route.tsx'),
    route('etsi', 'site/find/route.ts'),
    // pages of sales
    // pages of customers and content
    // pages of the site
  ]),
] satisfies RouteConfig;
