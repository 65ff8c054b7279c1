import type { Endpoint } from 'contract/endpoint';
import type { RateRule } from 'contract/rules/audit/rate-rules';
import { instanceCacheSecondsOf } from 'contract/rules/read-budget';
import { currentLocale } from 'contract/text/language/localize';
import { identifyClient } from '#auth/client-address.ts';
import { outsideBudget } from '#data/context/read-counter.ts';
import type { RequestContext } from '#http/handler.ts';
import type { HttpRequest } from '#http/request.ts';
import type { Route } from '#http/routes.ts';
import { InstanceCache } from './instance-cache.ts';

export interface SharedReplyOptions {
  /** Counts a call of an endpoint with `loadLimit`. Throws too-many-requests. */
  readonly limitLoads: (rule: RateRule, network: string) => Promise<void>;
  /** Maximum age of replies that this instance stores; 0 stores none. */
  readonly instanceCacheSeconds: number;
}

interface SharedCall extends Pick<RequestContext, 'identify'> {
  readonly route: Pick<Route, 'name' | 'endpoint'>;
  /** Checked input, without fields that the endpoint does not know. */
  readonly input: unknown;
  readonly request: HttpRequest;
  readonly load: () => Promise<unknown>;
}

export interface SharedReplies {
  /** Returns the reply that this instance stores for the endpoint and its input, or loads it. */
  read(call: SharedCall): Promise<unknown>;
}

const cacheLimits = { maxEntries: 500, maxBytes: 16 * 1024 * 1024 };

const defaultSeconds = 60;

/** Returns `INSTANCE_CACHE_SECONDS`, by default 60. Throws if it is no number from 0 to 60. */
export function instanceCacheSecondsIn({ INSTANCE_CACHE_SECONDS }: NodeJS.ProcessEnv): number {
  const seconds = Number(INSTANCE_CACHE_SECONDS || defaultSeconds);
  if (seconds >= 0 && seconds <= defaultSeconds) return seconds;
  throw new Error(`INSTANCE_CACHE_SECONDS must be a number from 0 to 60, not '${INSTANCE_CACHE_SECONDS}'.`);
}

/**
 * Limits what anyone can read with public calls (decision 0022). Otherwise a query such as `?x=1`, which no cache
 * knows, would read all documents of an endpoint again.
 */
export function createSharedReplies({ limitLoads, instanceCacheSeconds }: SharedReplyOptions): SharedReplies {
  const cache = new InstanceCache(cacheLimits);
  return {
    async read({ route: { name, endpoint }, input, request, identify, load }) {
      const { loadLimit } = endpoint;
      const seconds = instanceCacheSecondsOf(endpoint);
      if (seconds === undefined && loadLimit === undefined) return load();
      if (await hasOwnReply(endpoint, request, identify)) return load();
      return cache.get(JSON.stringify([name, currentLocale(), input]), {
        seconds: Math.min(seconds ?? 0, instanceCacheSeconds),
        beforeLoad: async () => {
          if (loadLimit !== undefined) await limitLoads(loadLimit, identifyClient(request).network);
        },
        load,
      });
    },
  };
}

/** Returns whether a caller has a session on which the reply depends, or is an admin, who sees every change. */
async function hasOwnReply(
  { cache, instanceCacheSeconds }: Endpoint,
  { headers }: HttpRequest,
  identify: RequestContext['identify'],
): Promise<boolean> {
  if (headers.authorization === undefined) return false;
  if (cache === 'public') return (await outsideBudget(identify))?.user.data.role === 'Admin';
  return instanceCacheSeconds !== undefined && (await identify()) !== undefined;
}
