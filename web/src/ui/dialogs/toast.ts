import { Toast } from '@base-ui/react/toast';

/** Between those who have something to say and the Toaster on screen. */
export const toastManager = Toast.createToastManager();

/** Short messages over the page, where a layout has a Toaster. An error must also stand somewhere that stays. */
export const toast = {
  success: (text: string): void => {
    toastManager.add({ type: 'success', title: text });
  },
  error: (text: string): void => {
    toastManager.add({ type: 'error', title: text });
  },
};
