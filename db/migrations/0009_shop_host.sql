CREATE TABLE "shop_host" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_host_one_row" CHECK ("shop_host"."only"),
	CONSTRAINT "shop_host_name" CHECK (length("shop_host"."name") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "claimed_by" text;