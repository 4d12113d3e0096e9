interface WorkTableHeadProps {
  /** Heading of the first column. */
  item: string;
  /** Headings of the columns of numbers. */
  numbers: readonly string[];
}

/** The head of a `work-table`: an item and its numbers. */
export function WorkTableHead({ item, numbers }: WorkTableHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{item}</th>
        {numbers.map((heading) => (
          <th key={heading} scope="col" className="is-number">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}
