/** Says who ordered a place. Only the coordinator of the institution can cancel it, or give it to another person. */
export function OrderedBy({ institution }: { readonly institution: string }) {
  return (
    <p className="text-muted wrap-anywhere">
      {`Dipesan oleh ${institution}. Untuk membatalkan atau menggantinya, hubungi koordinator institusi.`}
    </p>
  );
}
