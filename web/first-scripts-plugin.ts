import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { endpointRoutes } from './endpoint-routes-plugin.ts';

/** By the name of the script that becomes of it. */
const scripts = { 'office-first': 'office-script.ts', 'member-first': 'member-script.ts' } as const;
export type FirstScriptName = keyof typeof scripts;

/**
 * Makes a file each of what screens behind the login ask first. It holds all that it needs and nothing else: it runs
 * long before the site's own code is there, and where it cannot be loaded nothing else lacks a part of it.
 */
export function firstScripts(): Plugin {
  return {
    name: 'first-scripts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async generateBundle() {
      for (const [name, file] of Object.entries(scripts)) {
        const source = await bundled(fileURLToPath(new URL(`src/app/ahead/${file}`, import.meta.url)));
        this.emitFile({ type: 'asset', name: `${name}.js`, source });
      }
    },
  };
}

async function bundled(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    // It warns of what is left out anyway.
    logLevel: 'error',
    plugins: [endpointRoutes(({ method }) => method === 'GET')],
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        // The questions stand beside what draws the screens, and need none of it.
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const [chunk, ...others] = files.filter(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${input} should become one file.`);
  return chunk.code;
}
