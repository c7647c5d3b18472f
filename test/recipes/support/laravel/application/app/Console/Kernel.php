<?php

namespace App\Console;

use App\Models\User;
use Illuminate\Foundation\Console\Kernel as ConsoleKernel;
use Illuminate\Support\Facades\Hash;

class Kernel extends ConsoleKernel
{
    protected function commands(): void
    {
        $this->command('site:doctor {email} {password}', function (string $email, string $password) {
            $doctor = User::create(['name' => 'MUDr. Test', 'email' => $email, 'password' => Hash::make($password)]);
            $this->line((string) $doctor->id);
        });
    }
}
