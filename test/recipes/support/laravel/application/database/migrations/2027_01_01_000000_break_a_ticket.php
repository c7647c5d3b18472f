<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Support\Facades\DB;

/** A database trigger that makes calling one patient fail, so that Laravel responds with 500. */
return new class extends Migration
{
    public function up(): void
    {
        DB::statement(<<<'SQL'
            CREATE TRIGGER broken BEFORE UPDATE ON tickets WHEN OLD.name = 'Karol Pokazený'
            BEGIN SELECT RAISE(ABORT, 'the disk is full'); END
        SQL);
    }
};
