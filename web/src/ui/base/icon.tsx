/** Creates a decorative line icon, 24 by 24. The text next to it, or an aria-label, has the meaning. */
export const icon =
  (path: string, strokeWidth = 1.8) =>
  ({ className = 'size-5 shrink-0' }: { readonly className?: string | undefined }) => (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
