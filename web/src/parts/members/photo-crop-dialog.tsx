import { limits } from 'contract/rules/limits';
import { CropDialog, type CropDialogProps } from '#ui/pictures/crop-dialog.tsx';

/** Width by height of the photo's place on the card. */
const aspect = limits.photo.width / limits.photo.height;

/** Asks which part of a picture goes on the membership card. */
export function PhotoCropDialog(props: Omit<CropDialogProps, 'aspect' | 'description'>) {
  return <CropDialog {...props} aspect={aspect} description="Pilih bagian yang tampil pada kartu anggota." />;
}
