import { Toast } from '@base-ui/react/toast';

/** Between those who have something to say and the Toaster on screen. */
export const toastManager = Toast.createToastManager();

/** Short messages over the page, where a layout has a Toaster. A failure stands in the page, where it stays. */
export const toast = {
  success: (text: string): void => {
    toastManager.add({ title: text });
  },
};
