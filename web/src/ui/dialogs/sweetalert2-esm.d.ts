/** Build without inline styles. It injects no <style> element, so it works with a strict CSP. */
declare module 'sweetalert2/dist/sweetalert2.esm.min.js' {
  export { default } from 'sweetalert2';
}
