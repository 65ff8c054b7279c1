import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appCheck, appCheckSettings } from './app-check-plugin.ts';
import { chunkGroups } from './chunks.ts';
import { endpointForms } from './endpoint-forms-plugin.ts';
import { endpointRoutes } from './endpoint-routes-plugin.ts';
import { errorWords } from './error-words-plugin.ts';
import { firstScripts } from './first-scripts-plugin.ts';
import { lazyCode } from './lazy-code-plugin.ts';

const routerBuild = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production');

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    endpointRoutes(),
    endpointForms(),
    errorWords(),
    appCheck(appCheckSettings(process.env)),
    lazyCode(),
    firstScripts(),
  ],
  resolve: {
    // The package gives its development build to everybody, with what that warns of.
    alias: [
      { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
    ],
  },
  build: {
    target: 'es2022',
    // For who looks for a fault on this machine; firebase.json keeps them out of a deployment.
    sourcemap: isSsrBuild ? false : 'hidden',
    assetsInlineLimit: 0,
    // tools/build/prerender reads from it which chunks a page needs, in the browser and in Node.
    manifest: true,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: ['index.html', 'src/begin.ts'].map((file) =>
              fileURLToPath(new URL(file, import.meta.url)),
            ),
            output: { codeSplitting: { groups: chunkGroups } },
          },
        }),
    copyPublicDir: !isSsrBuild,
  },
  // What renders pages is React's build for production wherever it runs, the emulator included.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  // Bundled whole, so that it runs wherever it is written: packages of one name are not one version everywhere.
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:5000', changeOrigin: false } },
  },
}));
