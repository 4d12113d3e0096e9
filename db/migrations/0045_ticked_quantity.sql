ALTER TABLE "handovers" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_quantity" CHECK ("handovers"."quantity" > 0);