/** DNS lookups of the sending domain. An object, so that tests choose the server. */
export const senderDns = {
  /** Addresses of DNS servers, '127.0.0.1:53'; those of the system if empty. */
  servers: [] as string[],

  /** Returns the TXT records of a name; none if it has none. Throws if no server answers. */
  async readTexts(name: string): Promise<string[]> {
    const { Resolver } = await import('node:dns/promises');
    const resolver = new Resolver({ timeout: 3000, tries: 2 });
    if (senderDns.servers.length > 0) resolver.setServers(senderDns.servers);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'ENODATA' || code === 'ENOTFOUND') return [];
      throw error;
    }
  },
};
