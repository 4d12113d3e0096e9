interface TextButtonProps {
  onClick: () => void;
  children: string;
}

/** Another way in, beside or below what a form asks for. */
export function TextButton({ onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      className="min-h-11 font-semibold underline underline-offset-4"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
