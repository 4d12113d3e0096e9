import type { FloorDrawing } from '#site/planner/floor-plan.ts';

/** A floor plan to scale with a description; `planner.css` prints it black on white. */
export function FloorPlan({ drawing }: { drawing: FloorDrawing }) {
  const { box, letters, outline, isTent, tables, seats, bar, floor, labels, words, tight } =
    drawing;
  return (
    <figure className="floor-plan">
      <svg viewBox={box} aria-hidden="true" strokeWidth={letters / 12} fontSize={letters}>
        <path
          className="plan-outline"
          d={outline}
          {...(!isTent && { strokeDasharray: `${letters} ${letters / 2}` })}
        />
        {floor !== '' && <path className="plan-floor" d={floor} />}
        <path className="plan-seats" d={seats} />
        <path className="plan-tables" d={tables} />
        <path className="plan-bar" d={bar} />
        {labels.map(({ x, y, text, isUpright }) => (
          <text
            key={`${text} ${y}`}
            x={x}
            y={y}
            {...(isUpright && { transform: `rotate(-90 ${x} ${y})` })}
          >
            {text}
          </text>
        ))}
      </svg>
      <figcaption>
        <p>{words}</p>
        {tight !== '' && <p className="plan-tight">{tight}</p>}
      </figcaption>
    </figure>
  );
}
