/** The build without inlined styles: it injects no <style>, so a strict CSP holds. */
declare module 'sweetalert2/dist/sweetalert2.esm.min.js' {
  export { default } from 'sweetalert2';
}
