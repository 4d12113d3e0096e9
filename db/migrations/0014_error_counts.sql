CREATE TABLE "error_counts" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "error_counts_day_event_pk" PRIMARY KEY("day","event"),
	CONSTRAINT "error_counts_count" CHECK ("error_counts"."count" > 0)
);
