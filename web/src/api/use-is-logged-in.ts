import { useToken } from './session.ts';
import { useEndpoint } from './use-endpoint.ts';

/** Whether the function accepts the stored token. Without a stored token it sends no request (requirements 2.1.2). */
export function useIsLoggedIn(): boolean {
  const hasToken = useToken() !== null;
  const status = useEndpoint(
    'getLoginStatus',
    {},
    { enabled: hasToken, staleTime: Number.POSITIVE_INFINITY },
  );
  return hasToken && status.data?.isLogin === true;
}
