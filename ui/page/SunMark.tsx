// Hidden from screen readers.
export function SunMark() {
  return (
    <svg className="sun-mark" viewBox="0 0 120 60" aria-hidden="true" focusable="false">
      <path className="sun-disc" d="M42 44a18 18 0 0 1 36 0z" />
      <path
        className="horizon-lines"
        d="M6 46h108M30 54h60"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
