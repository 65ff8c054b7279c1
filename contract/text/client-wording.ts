export { deletionText } from './admin-wording.ts';
export { wording as clientWording } from './wording.ts';
