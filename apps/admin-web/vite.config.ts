import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const proxy = { '/api': API, '/avatars': API, '/broadcasting': API };

export default defineConfig({
  // The API serves the console below /admin and its index.html for every address there.
  base: '/admin/',
  plugins: [react()],
  build: {
    target: 'es2023',
    // The Content-Security-Policy names no data: source for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // react-admin and MUI are one piece of some 300 kB gzip that every screen needs: splitting it would only add requests.
    chunkSizeWarningLimit: 1400,
  },
  server: { proxy },
  preview: { proxy },
});
