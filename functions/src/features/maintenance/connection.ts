import type { connection as table } from 'contract/maintenance/connection';
import { appCheckSettings } from '#auth/app-check.ts';
import type { Handlers } from '#http/handler.ts';

export const connection: Handlers<typeof table> = {
  async getConnection(_input, _caller, { client: { network, isThroughHosting, peer } }) {
    return { network, isThroughHosting, peer, appCheck: appCheckSettings(process.env).mode };
  },
};
