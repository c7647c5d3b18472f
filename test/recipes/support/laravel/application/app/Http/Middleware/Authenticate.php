<?php

namespace App\Http\Middleware;

use Illuminate\Auth\Middleware\Authenticate as Middleware;

class Authenticate extends Middleware
{
    /** What Laravel 11 does without being told. */
    protected function redirectTo($request)
    {
        return $request->expectsJson() ? null : route('login');
    }
}
